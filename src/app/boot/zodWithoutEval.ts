import { config } from 'zod/mini'

/** zod compiles its schemas with `new Function` where it may; the content policy forbids that, so it is told not to try. */
config({ jitless: true })
