import { createContext, use, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { watchBack } from '#ui/overlays/watchBack.ts'
import { isSecondPress } from '#ui/overlays/presses.ts'

/** The open overlays. The last one is on top: the focus and Escape belong to it. */
let layers: readonly object[] = []
const listeners = new Set<() => void>()

const setLayers = (next: readonly object[]): void => {
  layers = next
  for (const notify of listeners) notify()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** An overlay gives the focus back to what opened it. If Back has opened another page below, that is gone. */
const focusPageIfLost = (): void => {
  if (layers.length === 0 && document.activeElement === document.body)
    document.querySelector('h1')?.focus({ preventScroll: true })
}

/** The overlay around. */
export const LayerContext = createContext<object | null>(null)

/** Whether no other overlay is on top of the one around. */
export const useIsOnTop = (): boolean => {
  const layer = use(LayerContext)
  return useSyncExternalStore(subscribe, () => layers.at(-1) === layer)
}

interface OpenChange {
  readonly reason: string
  readonly cancel: () => void
}

/**
 * Adds an overlay to the open ones.
 * @param waits it opens after the overlays that are open, not on top of them: Back opens a side panel below a dialog
 */
export const useLayer = (open: boolean, onDismiss: (() => void) | undefined, waits = false) => {
  const [layer] = useState<object>(() => ({}))
  const isFree = useSyncExternalStore(subscribe, () => layers.length === 0 || layers.includes(layer))
  const dismiss = useEffectEvent(() => onDismiss?.())
  const isShown = open && (!waits || isFree)
  useLayoutEffect(() => {
    if (!isShown) return
    setLayers([...layers, layer])
    const stopWatching = watchBack(dismiss)
    return () => {
      stopWatching()
      setLayers(layers.filter((other) => other !== layer))
      requestAnimationFrame(focusPageIfLost)
    }
  }, [isShown, layer])
  const isOnTop = () => layers.at(-1) === layer
  return {
    layer,
    isShown,
    /** The overlay gives the focus back only if no other one is on top. */
    canMoveFocus: () => layers.length === 0 || isOnTop(),
    onOpenChange: (next: boolean, { reason, cancel }: OpenChange) => {
      if (next) return
      const isPress = reason === 'outside-press' || reason === 'trigger-press'
      if ((isPress && isSecondPress()) || (reason === 'escape-key' && !isOnTop())) cancel()
      else onDismiss?.()
    },
  }
}
