/** Figures that read a count under another name, as §3 has it. The contract has no count of swapped items. */
export const oddReadings = {
  swappedShare: {
    reads: 'donationItemsCount',
    sentence: 'The server counts no swapped items: this is the number of items offered as a donation.',
  },
  swappedCard: {
    reads: 'rentItemsCount',
    sentence: 'The server counts no swapped items: this is the number of items offered for rent.',
  },
} as const satisfies Record<string, { readonly reads: string; readonly sentence: string }>
