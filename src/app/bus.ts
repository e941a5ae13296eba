import { createEventBus } from '#services/eventBus.ts'

/** The one event bus of the product (§4). */
export const bus = createEventBus()
