const prefix = 'absent:'

/** The system id of an absent actor of `machines/system.ts`. Other revisions do not have that file. */
export const absentIdOf = (actorId: string): string | undefined =>
  actorId.startsWith(prefix) ? actorId.slice(prefix.length) : undefined

/** The name of an actor. An actor without an id is the tested chart. */
export const actorName = (id: string): string => absentIdOf(id) ?? (/^x:\d+$/.test(id) ? 'this chart' : id)
