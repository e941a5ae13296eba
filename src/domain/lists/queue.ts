/** An entry of a queue whose entries are sent one after the other. */
interface QueueEntry {
  /** `waiting`: not sent yet. Any other state is a result. */
  readonly state: string
}

export const pendingEntries = <Entry extends QueueEntry>(queue: readonly Entry[]): readonly Entry[] =>
  queue.filter(({ state }) => state === 'waiting')

/** The entry that is being sent: the first one that waits. */
export const currentEntry = <Entry extends QueueEntry>(queue: readonly Entry[]): Entry | undefined =>
  queue.find(({ state }) => state === 'waiting')

/** The queue after the current entry has got its result. */
export const settleCurrent = <Entry extends QueueEntry>(
  queue: readonly Entry[],
  result: Partial<Entry>,
): readonly Entry[] => {
  const current = currentEntry(queue)
  return queue.map((entry) => (entry === current ? { ...entry, ...result } : entry))
}
