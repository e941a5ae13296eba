import { createCallPause } from '#services/api/callPause.ts'

/** Until when the server wants no further call. Views and background work share it. */
export const callPause = createCallPause()
