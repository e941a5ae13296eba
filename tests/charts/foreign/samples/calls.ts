export const calls: string[] = []

/** Marks that a part of a chart has run. */
export const call = (name: string): void => void calls.push(name)
