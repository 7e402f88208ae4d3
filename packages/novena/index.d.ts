import type {
  AnswerRequest,
  AnswerVerdict,
  BenchAnswer,
  BenchRequest,
  CandidatesAnswer,
  CandidatesRequest,
  CheckAnswer,
  CheckRequest,
  ClueAnswer,
  ClueRequest,
  ConvertAnswer,
  ConvertRequest,
  CountAnswer,
  CountRequest,
  DrawAnswer,
  DrawRequest,
  EnterAnswer,
  EnterRequest,
  ErrorBody,
  ExerciseAnswer,
  ExerciseRequest,
  FormatsAnswer,
  FormatsRequest,
  GameAnswer,
  GenerateAnswer,
  GenerateRequest,
  HintAnswer,
  HintRequest,
  MoveAnswer,
  MoveRequest,
  NewAnswer,
  NewRequest,
  OpenAnswer,
  OpenRequest,
  PathAnswer,
  PathRequest,
  QrAnswer,
  QrRequest,
  RateAnswer,
  RateRequest,
  ReviewAnswer,
  ReviewRequest,
  ShareAnswer,
  ShareRequest,
  SolveAnswer,
  SolveRequest,
  State,
  StepsAnswer,
  StepsRequest,
  TechniquesAnswer,
  TechniquesRequest,
  VersionAnswer,
  VersionRequest,
  ViewRequest,
} from "./types.js";

export type * from "./types.js";

/** The request and the answer of every protocol operation. */
export type Operations = {
  answer: [AnswerRequest, AnswerVerdict];
  bench: [BenchRequest, BenchAnswer];
  candidates: [CandidatesRequest, CandidatesAnswer];
  check: [CheckRequest, CheckAnswer];
  clue: [ClueRequest, ClueAnswer];
  convert: [ConvertRequest, ConvertAnswer];
  count: [CountRequest, CountAnswer];
  draw: [DrawRequest, DrawAnswer];
  enter: [EnterRequest, EnterAnswer];
  exercise: [ExerciseRequest, ExerciseAnswer];
  formats: [FormatsRequest, FormatsAnswer];
  generate: [GenerateRequest, GenerateAnswer];
  hint: [HintRequest, HintAnswer];
  move: [MoveRequest, MoveAnswer];
  new: [NewRequest, NewAnswer];
  open: [OpenRequest, OpenAnswer];
  path: [PathRequest, PathAnswer];
  qr: [QrRequest, QrAnswer];
  rate: [RateRequest, RateAnswer];
  review: [ReviewRequest, ReviewAnswer];
  share: [ShareRequest, ShareAnswer];
  solve: [SolveRequest, SolveAnswer];
  steps: [StepsRequest, StepsAnswer];
  techniques: [TechniquesRequest, TechniquesAnswer];
  version: [VersionRequest, VersionAnswer];
  view: [ViewRequest, GameAnswer];
};

/** A puzzle (81 digits and dots), or a game (the `state` of another answer). */
export type Game = string | State;

/** Runs an operation of the protocol and returns its answer. */
export function call<Name extends keyof Operations>(
  operation: Name,
  fields?: Operations[Name][0],
): Promise<Operations[Name][1]>;

/** The solutions of a puzzle. */
export function solve(puzzle: string, options?: Omit<SolveRequest, "puzzle">): Promise<SolveAnswer>;

/** The number of solutions of a puzzle. */
export function count(puzzle: string, options?: Omit<CountRequest, "puzzle">): Promise<CountAnswer>;

/** The ratings of a puzzle. */
export function rate(puzzle: string, options?: Omit<RateRequest, "puzzle">): Promise<RateAnswer>;

/** A hint for a puzzle or a game. */
export function hint(game: Game, options?: Omit<HintRequest, "state">): Promise<HintAnswer>;

/** All steps of a puzzle or a game. */
export function steps(game: Game, options?: Omit<StepsRequest, "state">): Promise<StepsAnswer>;

/** The steps from a puzzle or a game to the solution. */
export function path(game: Game, options?: Omit<PathRequest, "state">): Promise<PathAnswer>;

/** New puzzles. The same seed produces the same puzzles; the default seed is random. */
export function generate(
  options?: Omit<GenerateRequest, "seed"> & { seed?: number },
): Promise<GenerateAnswer>;

/** The protocol's error, thrown if an operation fails. */
export interface NovenaError extends ErrorBody {}
export class NovenaError extends Error {}
