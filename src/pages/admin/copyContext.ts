import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { copyMachine } from '#machines/ambassador/copy.machine.ts'

/** The chart of the copy buttons. `AdminPage` provides it. Undefined: the pages of the area do not run. */
export const CopyContext = createContext<ActorRefFrom<typeof copyMachine> | undefined>(undefined)

export const useCopy = () => use(CopyContext)
