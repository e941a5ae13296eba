import { createContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { copyMachine } from '#machines/ambassador/copy.machine.ts'

/** The chart of the copy buttons of the admin area. */
export const CopyContext = createContext<ActorRefFrom<typeof copyMachine> | undefined>(undefined)
