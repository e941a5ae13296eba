import { batchSize } from '#domain/limits.ts'
import { writeDocument } from '#services/api/apiRequest.ts'
import { createBatchOperation } from '#services/api/listQueries.ts'
import type { BareList } from '#tools/bench/bare/barePages.ts'
import { startBarePage } from '#tools/bench/bare/barePage.tsx'

declare const __LIST__: BareList

type Row = Readonly<Record<string, string | number>>

const { source, rows, columns } = __LIST__
const query = writeDocument({ operations: [createBatchOperation({ source, cursor: null, limit: batchSize })] })

/** The first rows of a list. */
startBarePage<Record<string, Record<string, readonly Row[]>>>(query, (data) => (
  <table>
    <tbody>
      {Object.values(data)[0]
        ?.[rows]?.slice(0, 10)
        .map((row) => (
          <tr key={row['id']}>
            {columns.map((column) => (
              <td key={column}>{row[column]}</td>
            ))}
          </tr>
        ))}
    </tbody>
  </table>
))
