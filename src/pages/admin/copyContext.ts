import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { copyMachine } from '#machines/ambassador/copy.machine.ts'

/** `AdminPage` provides it. */
export const CopyContext = createContext<ActorRefFrom<typeof copyMachine> | undefined>(undefined)

/** The chart of the copy buttons. Undefined if the pages of the area do not run. */
export const useCopy = () => use(CopyContext)
