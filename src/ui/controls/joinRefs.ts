import type { Ref, RefCallback, RefObject } from 'react'

/** One ref callback for a ref of our own and the one handed in (a form library's, say). */
export function joinRefs<T>(own: RefObject<T | null>, given: Ref<T> | undefined): RefCallback<T> {
  return (element) => {
    own.current = element
    if (typeof given === 'function') return given(element)
    if (given) given.current = element
  }
}
