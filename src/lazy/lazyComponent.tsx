import { shallowEqual, useSelector } from '@xstate/react'
import { type ComponentType, useLayoutEffect } from 'react'
import type { Lazy } from '#lazy/lazy.ts'
import { selectHasFailed } from '#machines/app/lazyCode.selectors.ts'

/** What the person sees until the code is loaded. */
export interface LazyViews {
  /** Shown while the code loads. The default is nothing. */
  readonly Loading?: ComponentType
  /** Shown if the code could not be loaded. An overlay also passes how it closes. */
  readonly Failed: ComponentType<{ onRetry: () => void; onDismiss?: () => void }>
}

interface LazyViewProps<P extends object> extends LazyViews {
  readonly code: Lazy<ComponentType<P>>
  readonly props: P
}

/**
 * A component in a chunk of its own. Loaded code renders at once, without Suspense, so that React can hydrate a
 * prerendered page. Mounting it requests the code, also after a failure; nothing else repeats a failed load.
 */
export function LazyView<P extends object>({ code, props, Loading, Failed }: LazyViewProps<P>) {
  const { Loaded, hasFailed } = useSelector(
    code.actor,
    (snapshot) => ({ Loaded: code.current(), hasFailed: selectHasFailed(snapshot) }),
    shallowEqual,
  )
  const request = () => {
    if (!code.current()) code.actor.send({ type: 'code.requested' })
  }
  useLayoutEffect(request, [code])
  if (Loaded) return <Loaded {...props} />
  if (hasFailed) return <Failed {...props} onRetry={request} />
  return Loading && <Loading />
}

/** The component for code that always has the same views. */
export const lazyComponent = <P extends object>(code: Lazy<ComponentType<P>>, views: LazyViews): ComponentType<P> =>
  function LazyComponent(props: P) {
    return <LazyView code={code} props={props} {...views} />
  }
