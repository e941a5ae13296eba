import type { ComponentType } from 'react'
import { lazyComponent } from '#lazy/lazyComponent.tsx'
import type { Lazy } from '#lazy/lazy.ts'
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx'

/** A part of a page that loads on demand. If its code could not be loaded, a notice in its place says so. */
export const lazyPart = <P extends object>(code: Lazy<ComponentType<P>>): ComponentType<P> =>
  lazyComponent(code, { Failed: LoadFailure })
