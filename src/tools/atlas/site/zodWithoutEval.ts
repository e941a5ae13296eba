import { config } from 'zod/mini'

/** By default zod compiles schemas with `new Function`. The content security policy forbids that. */
config({ jitless: true })
