import type { Ref, RefCallback, RefObject } from 'react'

/** One ref callback for the ref of a component and the ref of its parent. */
export function joinRefs<T>(own: RefObject<T | null>, parent: Ref<T> | undefined): RefCallback<T> {
  return (element) => {
    own.current = element
    if (typeof parent === 'function') return parent(element)
    if (parent) parent.current = element
  }
}
