import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { CloseIcon, SearchIcon } from '#ui/layout/Icon.tsx'
import { FieldFrame, descriptionIds } from '#ui/controls/FieldFrame.tsx'
import { joinRefs } from '#ui/controls/joinRefs.ts'
import css from '#ui/controls/TextField.module.css'

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size'> & {
  label: ReactNode
  /** Keeps the label for screen readers alone, as over a search box. */
  hideLabel?: boolean
  hint?: ReactNode
  /** The sentence of the problem; its presence marks the field invalid. */
  error?: ReactNode
  /** Shows a button that empties the field while there is something in it; on by default for `type="search"`. */
  clearable?: boolean
  /** Runs after the field was emptied with that button; `onChange` runs as well. */
  onClear?: () => void
  /** A 20 px icon at the start; `type="search"` has a magnifier. */
  icon?: ReactNode
}

/**
 * The text input of §2. Uncontrolled by default: spread react-hook-form's `register(...)` into it. In a prerendered
 * page what was typed before the scripts arrived stays, as long as no `value` or default value is given.
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    clearable = props.type === 'search',
    onClear,
    icon,
    id,
    className,
    ref,
    ...rest
  } = props
  const ownId = useId()
  const input = useRef<HTMLInputElement>(null)
  const fieldId = id ?? ownId
  const lead = icon ?? (rest.type === 'search' ? <SearchIcon /> : undefined)

  const clear = () => {
    if (input.current) emptyInput(input.current)
    onClear?.()
  }

  return (
    <FieldFrame id={fieldId} label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      <div className={css.box}>
        {lead && <span className={css.lead}>{lead}</span>}
        <input
          // An empty placeholder would match :placeholder-shown never, and the clear button could not tell "empty" apart.
          placeholder=" "
          {...rest}
          ref={joinRefs(input, ref)}
          id={fieldId}
          className={classes(css.input, lead !== undefined && css.withLead, clearable && css.withClear)}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptionIds(fieldId, hint, error)}
        />
        {clearable && (
          <button type="button" className={css.clear} aria-label="Clear" onClick={clear}>
            <CloseIcon />
          </button>
        )}
      </div>
    </FieldFrame>
  )
}

/** Through the prototype's setter, so that React and react-hook-form see a change as if it had been typed. */
function emptyInput(input: HTMLInputElement) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
