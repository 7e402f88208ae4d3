//! The macro that defines all set types: cells, digits, houses and colours.
//!
//! Each operation takes only a few instructions. All operations are `#[inline]` because the hot
//! loops are in other crates.

/// Defines a `Copy` set type over the low bits of an integer, where bit `i` stands for the item
/// with index `i`. The item type must provide `from_index`, `index` and `as_set`.
macro_rules! bit_set {
    (
        $(#[$doc:meta])*
        $set:ident($bits:ty) of $item:ident, $all:expr;
        $(#[$iter_doc:meta])*
        $iter:ident
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct $set($bits); // Invariant: a subset of `ALL`.

        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);
            /// The full set.
            pub const ALL: Self = Self($all);

            /// Creates a set from bits, where bit `i` stands for the item with index `i`. Higher
            /// bits are dropped.
            #[must_use]
            #[inline]
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits & Self::ALL.0)
            }

            /// Returns the set as bits, where bit `i` stands for the item with index `i`.
            #[must_use]
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// The number of items.
            #[must_use]
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set is empty.
            #[must_use]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether the set contains `item`.
            #[must_use]
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & item.as_set().0 != 0
            }

            /// Whether the set contains every item of `other`.
            #[must_use]
            #[inline]
            pub const fn is_superset(self, other: Self) -> bool {
                other.0 & !self.0 == 0
            }

            /// The item with the lowest index, if any.
            #[must_use]
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.is_empty() {
                    None
                } else {
                    Some($item::from_index(self.0.trailing_zeros() as usize))
                }
            }

            /// The only item, if the set has exactly one.
            #[must_use]
            #[inline]
            pub const fn single(self) -> Option<$item> {
                if self.0 & self.0.wrapping_sub(1) == 0 { self.first() } else { None }
            }

            /// A copy of the set with `item` added.
            #[must_use]
            #[inline]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | item.as_set().0)
            }

            /// A copy of the set with `item` removed.
            #[must_use]
            #[inline]
            pub const fn without(self, item: $item) -> Self {
                Self(self.0 & !item.as_set().0)
            }

            /// Adds `item` and returns whether it was new.
            #[inline]
            pub const fn insert(&mut self, item: $item) -> bool {
                let new = !self.contains(item);
                *self = self.with(item);
                new
            }

            /// Removes `item` and returns whether it was present.
            #[inline]
            pub const fn remove(&mut self, item: $item) -> bool {
                let there = self.contains(item);
                *self = self.without(item);
                there
            }

            /// The items in ascending order of their indices.
            #[must_use]
            #[inline]
            pub const fn iter(self) -> $iter {
                $iter(self)
            }
        }

        $(#[$iter_doc])*
        #[derive(Clone, Debug)]
        pub struct $iter($set);

        impl Iterator for $iter {
            type Item = $item;

            #[inline]
            fn next(&mut self) -> Option<$item> {
                let first = self.0.first()?;
                self.0.0 &= self.0.0 - 1;
                Some(first)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl ExactSizeIterator for $iter {}
        impl core::iter::FusedIterator for $iter {}

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $iter;

            #[inline]
            fn into_iter(self) -> $iter {
                self.iter()
            }
        }

        impl FromIterator<$item> for $set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl Extend<$item> for $set {
            fn extend<I: IntoIterator<Item = $item>>(&mut self, items: I) {
                *self |= items.into_iter().collect();
            }
        }

        impl From<$item> for $set {
            #[inline]
            fn from(item: $item) -> Self {
                item.as_set()
            }
        }

        impl core::ops::BitAnd for $set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }
        impl core::ops::BitOr for $set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
        impl core::ops::BitXor for $set {
            type Output = Self;
            #[inline]
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }
        /// The items of the left set that are not in the right one.
        impl core::ops::Sub for $set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }
        impl core::ops::Not for $set {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self::ALL - self
            }
        }
        impl core::ops::BitAndAssign for $set {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                *self = *self & other;
            }
        }
        impl core::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                *self = *self | other;
            }
        }
        impl core::ops::SubAssign for $set {
            #[inline]
            fn sub_assign(&mut self, other: Self) {
                *self = *self - other;
            }
        }
    };
}
pub(crate) use bit_set;
