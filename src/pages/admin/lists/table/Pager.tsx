import { pageSizes } from '#domain/limits.ts'
import { PagePlace } from '#pages/admin/lists/table/PagePlace.tsx'
import css from '#pages/admin/lists/table/Pager.module.css'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/layout/Icon.tsx'
import { Select } from '#ui/controls/Select.tsx'

interface PagerProps {
  /** The title of the table. */
  title: string
  paging: {
    page: number
    pageCount: number
    pageSize: number
    canGoBack: boolean
    canGoForward: boolean
    isLoadingRest: boolean
  }
  /** The number of pages is known. */
  isCounted: boolean
  onTurn: (page: number) => void
  onSize: (size: number) => void
}

const sizeOptions = pageSizes.map((size) => ({ value: size as number, label: String(size) }))

/** Previous, 'Page X of Y', Next and the page size (§2). A disabled button keeps the focus. */
export function Pager({ title, paging, isCounted, onTurn, onSize }: PagerProps) {
  const { page, pageCount, pageSize, canGoBack, canGoForward, isLoadingRest } = paging
  return (
    <nav className={classes('wrap spread screen-only', css.pager)} aria-label={`Pages of ${title}`}>
      <Select label="Rows per page" size="small" value={pageSize} options={sizeOptions} onValueChange={onSize} />
      <div className={classes('row wrap', css.turn)}>
        <Button
          size="small"
          variant="quiet"
          icon={<ChevronLeftIcon size={16} />}
          aria-disabled={!canGoBack || undefined}
          onClick={() => canGoBack && onTurn(page - 1)}
        >
          Previous
        </Button>
        <PagePlace {...{ page, pageCount, isCounted, isLoadingRest, onTurn }} />
        <Button
          size="small"
          variant="quiet"
          aria-disabled={!canGoForward || undefined}
          onClick={() => canGoForward && onTurn(page + 1)}
        >
          <span>Next</span>
          <ChevronRightIcon size={16} />
        </Button>
      </div>
    </nav>
  )
}
