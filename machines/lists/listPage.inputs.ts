import { columnsByKind, defaultColumns } from '#domain/lists/columns.ts'
import type { ListKind, ListTab } from '#domain/lists/kinds.ts'
import type { ListQuery } from '#domain/lists/query.ts'
import { type ListSummary, rowCountsByTab } from '#domain/lists/summaries.ts'
import type { ListSummaryInput } from '#machines/lists/listSummary.machine.ts'
import type { PagedListInput } from '#machines/lists/pagedList.setup.ts'
import type { TableLayoutInput } from '#machines/lists/tableLayout.machine.ts'

/** The input of a tab's list. `summary` is null until the counts are loaded, `today` is empty until the day is known. */
export const pagedListInput = (
  kind: ListKind,
  { tab, source, problem }: ListTab,
  query: ListQuery,
  summary: ListSummary | null,
  today: string,
): PagedListInput => ({
  source,
  query,
  today,
  totalCount: rowCountsByTab(kind.name, summary)[tab] ?? null,
  extraBatches: kind.extraBatches,
  problemTitle: problem,
  toastPrefix: kind.toastPrefix ?? null,
})

export const tableLayoutInput = ({ name }: ListKind): TableLayoutInput => ({
  kind: name,
  columns: columnsByKind[name].map((column) => column.name),
  defaultColumns: defaultColumns(columnsByKind[name]),
})

export const listSummaryInput = ({ name, summaryProblem }: ListKind): ListSummaryInput => ({
  kind: name,
  problemTitle: summaryProblem,
})
