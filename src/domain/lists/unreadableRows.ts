import * as z from 'zod/mini'

/** The rows of an answer that can be read, and the number of those that cannot. */
export interface ReadRows<Row> {
  readonly rows: readonly Row[]
  readonly unreadableCount: number
}

/** The rows of an answer, each parsed alone: one bad row does not hide the others. */
export const rowsSchema = <Row>(schema: z.ZodMiniType<Row>): z.ZodMiniType<ReadRows<Row>> =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((values): ReadRows<Row> => {
      const rows = values.flatMap((value) => {
        const parsed = schema.safeParse(value)
        return parsed.success ? [parsed.data] : []
      })
      return { rows, unreadableCount: values.length - rows.length }
    }),
  )

/** What a list says about rows that it leaves out: '2 rows could not be read'. Empty if there are none. */
export const unreadableRowsText = (count: number): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'row' : 'rows'} could not be read`
