const prefix = 'absent:'

/** The system id of an absent actor of `machines/system.ts`. Other revisions do not have that file. */
export const absentIdOf = (actorId: string): string | undefined =>
  actorId.startsWith(prefix) ? actorId.slice(prefix.length) : undefined
