import { config } from 'zod/mini'

/** By default zod compiles its schemas with `new Function`. The content policy forbids that. */
config({ jitless: true })
