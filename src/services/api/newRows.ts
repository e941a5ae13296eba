import { advance, type Cursor, isTruncated, noProgress, truncationText } from '#domain/lists/loadProgress.ts'
import { ApiError } from '#services/api/apiResult.ts'

interface Rows<Row> {
  readonly rows: readonly Row[]
  readonly cursor: Cursor | null
}

/**
 * The rows of each batch of a list until its end, without rows that arrived before.
 * @throws what `fetchRows` throws; ApiError if the server repeats itself, because rows may be missing
 */
export async function* newRowsOf<Row extends { readonly id: string }>(
  fetchRows: (cursor: Cursor | null) => Promise<Rows<Row>>,
): AsyncGenerator<readonly Row[]> {
  const knownIds = new Set<string>()
  let progress = noProgress
  while (progress.end === null) {
    const { rows, cursor } = await fetchRows(progress.cursor)
    const newRows = rows.filter(({ id }) => !knownIds.has(id) && knownIds.add(id))
    progress = advance(progress, cursor, newRows.length)
    yield newRows
  }
  if (isTruncated(progress)) throw new ApiError(truncationText(progress.end))
}
