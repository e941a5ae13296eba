import { shallowEqual, useSelector } from '@xstate/react'
import { type ComponentType, createContext, use, useLayoutEffect } from 'react'
import type { Lazy } from '#lazy/lazy.ts'
import { selectLazyCode } from '#machines/app/lazyCode.selectors.ts'

interface FailureProps {
  onRetry: () => void
  /** Closes an overlay. */
  onDismiss?: () => void
}

/** `App` provides the views. They have styles, and Node cannot load the styles when it reads the routes. */
export const LazyViewsContext = createContext<{
  readonly PageLoading: ComponentType
  readonly PageFailed: ComponentType<FailureProps>
  readonly PagePartFailed: ComponentType<FailureProps>
  readonly PartFailed: ComponentType<FailureProps>
} | null>(null)

interface LazyViews<P> {
  /** Shown while the code loads. The default is nothing. */
  readonly Loading?: ComponentType<P>
  /** Shown if the code could not be loaded. The default is a notice in place. */
  readonly Failed?: ComponentType<P & FailureProps>
}

const Nothing = () => null

function PartFailed(props: FailureProps) {
  const views = use(LazyViewsContext)
  return views && <views.PartFailed {...props} />
}

/** The views of a page that fills the window. */
export const wholePage = {
  Loading() {
    const views = use(LazyViewsContext)
    return views && <views.PageLoading />
  },
  Failed(props: FailureProps) {
    const views = use(LazyViewsContext)
    return views && <views.PageFailed {...props} />
  },
}

/** The views of a page inside a frame. */
export const pagePart = {
  Loading: wholePage.Loading,
  Failed(props: FailureProps) {
    const views = use(LazyViewsContext)
    return views && <views.PagePartFailed {...props} />
  },
}

/**
 * A component in a chunk of its own. Loaded code renders at once, without Suspense, so that React can hydrate a
 * prerendered page. Mounting it requests the code, also after a failure; nothing else repeats a failed load.
 */
export const lazyComponent = <P extends object>(
  code: Lazy<ComponentType<P>>,
  { Loading = Nothing, Failed = PartFailed }: LazyViews<P> = {},
): ComponentType<P> =>
  function LazyComponent(props: P) {
    const state = useSelector(code.actor, selectLazyCode, shallowEqual)
    const request = () => {
      if (!code.current()) code.actor.send({ type: 'code.requested' })
    }
    useLayoutEffect(request, [])
    const Loaded = state.code as ComponentType<P> | undefined
    if (Loaded) return <Loaded {...props} />
    return state.hasFailed ? <Failed {...props} onRetry={request} /> : <Loading {...props} />
  }
