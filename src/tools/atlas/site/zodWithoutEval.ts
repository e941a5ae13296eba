import { config } from 'zod/mini'

/** zod compiles its schemas with `new Function` where it may; the content policy forbids that. */
config({ jitless: true })
