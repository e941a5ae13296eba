/** Figures that use another count (§3), because the contract has no count of swapped items. */
export const countAliases = {
  swappedShare: {
    countName: 'donationItemsCount',
    note: "Swaps aren't tracked yet. Showing items offered as a donation.",
  },
  swappedCard: {
    countName: 'rentItemsCount',
    note: "Swaps aren't tracked yet. Showing items offered for rent. The tab lists swaps.",
  },
} as const satisfies Record<string, { readonly countName: string; readonly note: string }>
