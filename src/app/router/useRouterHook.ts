import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { BaseLocationHook } from 'wouter'
import type { routerMachine } from '#machines/app/router/router.machine.ts'
import { selectPath } from '#machines/app/router/router.selectors.ts'

/** The location hook of wouter. It reads the path from the router chart, and sends it every followed link. */
export const useRouterHook = (router: ActorRefFrom<typeof routerMachine> | undefined): BaseLocationHook =>
  useMemo<BaseLocationHook>(
    () =>
      function useRouterLocation() {
        const path = useSelector(router, (snapshot) => (snapshot ? selectPath(snapshot) : '/'))
        return [path, (url: string) => router?.send({ type: 'link.followed', url })]
      },
    [router],
  )
