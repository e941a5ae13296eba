import { pageSizes } from '#domain/limits.ts'
import css from '#pages/admin/lists/table/Pager.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { formatCount } from '#ui/format.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/layout/Icon.tsx'
import { Select } from '#ui/controls/Select.tsx'

interface PagerProps {
  paging: { page: number; pages: number; size: number; canGoBack: boolean; canGoOn: boolean }
  onTurn: (page: number) => void
  onSize: (size: number) => void
}

const sizes = pageSizes.map((size) => ({ value: size as number, label: String(size) }))

/** Previous, 'Page X of Y', Next, and the page size (§2). At an end the button keeps the focus and does nothing. */
export function Pager({ paging: { page, pages, size, canGoBack, canGoOn }, onTurn, onSize }: PagerProps) {
  return (
    <nav className={css.pager} aria-label="Pages">
      <Select label="Rows per page" size="small" value={size} options={sizes} onValueChange={onSize} />
      <div className={css.turn}>
        <Button
          size="small"
          variant="secondary"
          icon={<ChevronLeftIcon size={16} />}
          aria-disabled={!canGoBack || undefined}
          onClick={() => canGoBack && onTurn(page - 1)}
        >
          Previous
        </Button>
        <p className={css.place} role="status">
          Page {formatCount(page)} of {formatCount(pages)}
        </p>
        <Button
          size="small"
          variant="secondary"
          aria-disabled={!canGoOn || undefined}
          onClick={() => canGoOn && onTurn(page + 1)}
        >
          Next
          <ChevronRightIcon size={16} />
        </Button>
      </div>
    </nav>
  )
}
