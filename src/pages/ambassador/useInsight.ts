import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { selectInsight } from '#machines/ambassador/refereeList.selectors.ts'
import { selectLoader } from '#machines/lists/loader.machine.ts'

/** All referees, and how far they are loaded. */
export const useInsight = (list: ActorRefFrom<typeof refereeListMachine>) => {
  const { loader, hasEnded, ...insight } = useSelector(list, selectInsight, shallowEqual)
  const { isBusy } = useSelector(loader, selectLoader, shallowEqual)
  return { ...insight, isBusy, isLoaded: insight.rows.length > 0 || (hasEnded && !isBusy) }
}
