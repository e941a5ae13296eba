import type { Config } from '#domain/app/config.ts'
import type { Database } from '#local/data/database.ts'

/** The dependencies of every operation. */
export interface OperationContext {
  readonly database: Database
  readonly settings: Config
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** An expected refusal. Its message becomes the `error` field of the result. */
export class OperationError extends Error {
  override readonly name = 'OperationError'
}

type Operation<Arguments> = (context: OperationContext, args: Arguments) => object

/** Turns an operation into a GraphQL resolver. A refusal becomes `{error}` together with the fields of `refused`. */
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
