import { type KeyboardEvent, useState } from 'react'
import { toAsciiDigits } from '#domain/text.ts'
import css from '#pages/admin/lists/table/Pager.module.css'
import { classes } from '#ui/classes.ts'
import { formatCount } from '#ui/format.ts'

interface PagePlaceProps {
  page: number
  pageCount: number
  isCounted: boolean
  /** More rows are on their way, so that the number of pages changes. Screen readers announce the last one. */
  isLoadingRest: boolean
  onTurn: (page: number) => void
}

const selectAll = (field: HTMLInputElement | null): void => {
  field?.focus()
  field?.select()
}

/** After the field, unless the person has gone elsewhere. */
const takeLostFocus = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true })
}

/** 'Page X of Y' (§2). With several pages it is a button, which opens a field for the number of a page. */
export function PagePlace({ page, pageCount, isCounted, isLoadingRest, onTurn }: PagePlaceProps) {
  /** Undefined before the first press. */
  const [isChoosing, setIsChoosing] = useState<boolean>()
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (!isEnter && event.key !== 'Escape') return
    // Escape closes the field, not also the side panel. Enter does not press the button that gets the focus.
    event.stopPropagation()
    event.preventDefault()
    setIsChoosing(false)
    const number = Number(toAsciiDigits(event.currentTarget.value).replace(/\D/g, ''))
    if (isEnter && number) onTurn(Math.min(number, pageCount))
  }
  const text = isCounted ? `Page ${formatCount(page)} of ${formatCount(pageCount)}` : ''
  if (isChoosing)
    return (
      <p className={classes('note digits', css.place)}>
        <label>
          Page{' '}
          <input
            ref={selectAll}
            className="control"
            defaultValue={page}
            inputMode="numeric"
            size={String(pageCount).length}
            onBlur={() => setIsChoosing(false)}
            onKeyDown={press}
          />
        </label>{' '}
        <span>{`of ${formatCount(pageCount)}`}</span>
      </p>
    )
  return (
    <p className={classes('note digits', css.place)} role="status" aria-live={isLoadingRest ? 'off' : 'polite'}>
      {isCounted && pageCount > 1 ? (
        <button
          ref={isChoosing === false ? takeLostFocus : null}
          type="button"
          title="Go to a page"
          data-page-place=""
          onClick={() => setIsChoosing(true)}
        >
          {text}
        </button>
      ) : (
        text
      )}
    </p>
  )
}
