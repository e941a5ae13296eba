import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import css from '#ui/feedback/NewRows.module.css'
import { formatCount } from '#ui/format.ts'
import { useFocusFallback } from '#ui/overlays/useFocusFallback.ts'

interface NewRowsProps {
  /** Whether rows came or went since the list was read. */
  hasNews: boolean
  /** 0 if rows only went. */
  newCount: number
  /** There can be more new rows than these. */
  hasMore?: boolean
  noun: readonly [singular: string, plural: string]
  onShow: () => void
  className?: string | undefined
}

/** '3 new users' and 'Show'. The rows on the page stay until the person presses it. */
export function NewRows({
  hasNews,
  newCount,
  hasMore = false,
  noun: [singular, plural],
  onShow,
  className,
}: NewRowsProps) {
  const noun = newCount === 1 && !hasMore ? singular : plural
  const text = newCount === 0 ? 'List has changed' : `${formatCount(newCount)}${hasMore ? '+' : ''} new ${noun}`
  return (
    <div className={classes('row', css.news, className)}>
      <p role="status">{hasNews ? text : ''}</p>
      {hasNews && <ShowButton onShow={onShow} />}
    </div>
  )
}

function ShowButton({ onShow }: Pick<NewRowsProps, 'onShow'>) {
  return (
    <Button ref={useFocusFallback<HTMLButtonElement>()} size="small" variant="secondary" onClick={onShow}>
      Show
    </Button>
  )
}
