import type { Config } from '#domain/app/config.ts'
import type { Database } from '#local/data/database.ts'

/** What every operation works with. */
export interface OperationContext {
  readonly database: Database
  readonly settings: Config
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Thrown by an operation that refuses; its message becomes the `error` of the result. */
export class OperationError extends Error {
  override readonly name = 'OperationRefused'
}

type Operation<Arguments> = (context: OperationContext, args: Arguments) => object

/** An operation as a GraphQL resolver: a refusal becomes `{error}`, with what `refused` adds. */
export const toResolver =
  <Arguments>(operation: Operation<Arguments>, refused: object = {}) =>
  (_parent: unknown, args: Arguments, context: OperationContext): object => {
    try {
      return operation(context, args)
    } catch (error) {
      if (error instanceof OperationError) return { ...refused, error: error.message }
      throw error
    }
  }
