import {
  useId,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  type RefCallback,
  type RefObject,
} from 'react'
import { classes } from '#ui/classes.ts'
import { SearchIcon } from '#ui/layout/Icon.tsx'
import { enterText } from '#ui/controls/enterText.ts'
import { FieldFrame, descriptionIds } from '#ui/controls/FieldFrame.tsx'
import css from '#ui/controls/TextField.module.css'

/** One ref callback for the ref of a component and the ref of its parent. */
export function joinRefs<T>(own: RefObject<T | null>, parent: Ref<T> | undefined): RefCallback<T> {
  return (element) => {
    own.current = element
    if (typeof parent === 'function') return parent(element)
    if (parent) parent.current = element
  }
}

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size'> & {
  label: ReactNode
  /** Shows the label only to screen readers. */
  hideLabel?: boolean
  hint?: ReactNode
  /** The error text. It marks the field as invalid. */
  error?: ReactNode
  /** Shows a button that empties the field, while it is not empty. The default for `type="search"`. */
  clearable?: boolean
  /** Runs after that button emptied the field. `onChange` runs too. */
  onClear?: () => void
  /** A 20 px icon at the start. The default for `type="search"` is a magnifier. */
  icon?: ReactNode
}

/**
 * The text input of §2. It is uncontrolled by default, for `register(...)` of react-hook-form. Without a value it keeps
 * a text that was typed into the prerendered page before the scripts ran.
 *
 * The browser fills in nothing unless `autoComplete` says that the field is about the person who types. Chrome fills in
 * addresses in spite of `off`, but not for a value that it does not know.
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
    autoComplete = 'none',
    ...rest
  } = props
  const ownId = useId()
  const input = useRef<HTMLInputElement>(null)
  const fieldId = id ?? ownId
  const lead = icon ?? (rest.type === 'search' ? <SearchIcon /> : undefined)

  const clear = () => {
    if (input.current) enterText(input.current, '')
    input.current?.focus()
    onClear?.()
  }

  return (
    <FieldFrame id={fieldId} label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      <div className={classes('screen-only', css.box)}>
        {lead}
        <input
          // With an empty placeholder :placeholder-shown never matches, and the clear button would always show.
          placeholder=" "
          {...rest}
          autoComplete={autoComplete}
          ref={joinRefs(input, ref)}
          id={fieldId}
          className={classes('control', css.input, lead !== undefined && css.withLead, clearable && css.withClear)}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptionIds(fieldId, hint, error)}
        />
        {clearable && (
          <button
            type="button"
            className={classes('center muted', css.clear)}
            aria-label="Clear"
            title="Clear"
            onClick={clear}
          />
        )}
      </div>
    </FieldFrame>
  )
}
