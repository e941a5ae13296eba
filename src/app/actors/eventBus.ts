import { createEventBus } from '#services/browser/eventBus.ts'

/** The one event bus of the product (§4). */
export const eventBus = createEventBus()
