/** Half a loop of thread. The mark of the logo is made of four, each turned by a quarter, in a square from -12 to 12. */
export const logoStrand = 'M1.8 -3.95H-9.2A3.95 3.95 0 0 0 -9.2 3.95H-6.1'

/** The strands in the order in which they are drawn. */
export const logoStrands = [
  { thread: 'warp', degrees: 45 },
  { thread: 'weft', degrees: 135 },
  { thread: 'warp', degrees: 225 },
  { thread: 'weft', degrees: 315 },
] as const

/** The width of a strand, in units of the square. */
export const logoStrandWidth = 2.7
