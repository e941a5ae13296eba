/** The topics of the event bus (§4) with their details. */
export interface EventBusTopics {
  AUTH_STATE_CHANGED: { token: string | null }
  PROFILE_UPDATED: null
}

type Listener<K extends keyof EventBusTopics> = (detail: EventBusTopics[K]) => void

/** The event bus (§4). */
export const createEventBus = () => {
  const listeners: { [K in keyof EventBusTopics]: Set<Listener<K>> } = {
    AUTH_STATE_CHANGED: new Set(),
    PROFILE_UPDATED: new Set(),
  }
  return {
    publish<K extends keyof EventBusTopics>(topic: K, detail: EventBusTopics[K]): void {
      for (const listener of listeners[topic]) listener(detail)
    },
    /** @returns unsubscribes */
    subscribe<K extends keyof EventBusTopics>(topic: K, listener: Listener<K>): () => void {
      listeners[topic].add(listener)
      return () => listeners[topic].delete(listener)
    },
  }
}
