import { Popover as Base } from '@base-ui/react/popover'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Fragment } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { datePresets } from '#domain/lists/dateFilter.ts'
import { customPeriod, filterFormSchema, toFilterForm, toFilters } from '#domain/lists/filterForm.ts'
import { type FilterName, type Filters, hasFilters, noFilters } from '#domain/lists/filters.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Select } from '#ui/controls/Select.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { CloseIcon } from '#ui/layout/Icon.tsx'
import css from '#ui/overlays/FilterPopover.module.css'
import { useLayer } from '#ui/overlays/layers.ts'
import { ignoreSecondClick } from '#ui/overlays/presses.ts'

export type FilterPopoverProps = {
  /** The button of the filters. It gets the focus when they close. */
  anchor: HTMLElement
  /** `date` has no options: it offers periods. */
  fields: readonly { readonly name: FilterName; readonly label: string; readonly options: readonly string[] }[]
  filters: Filters
  /** The local day, such as `2026-11-21`. */
  today: string
  onApply: (filters: Filters) => void
  onDismiss: () => void
}

const periodOptions = [
  { value: '', label: 'Any time' },
  ...datePresets.map(({ value, label }) => ({ value: value as string, label })),
  { value: customPeriod, label: 'Custom range' },
]

const withAny = (options: readonly string[]) => [
  { value: '', label: 'Any' },
  ...options.map((value) => ({ value, label: value })),
]

/** A field with one value is only worth showing if the filter is on. */
const isUseful = ({ name, options }: FilterPopoverProps['fields'][number], filters: Filters): boolean =>
  name === 'date' || options.length > 1 || filters[name] !== undefined

/** The filters of a list as a form. The list changes when they are applied. The code is large: use `LazyFilterPopover`. */
export function FilterPopover({ anchor, fields, filters, today, onApply, onDismiss }: FilterPopoverProps) {
  const { onOpenChange } = useLayer(true, onDismiss)
  const form = useForm({
    resolver: standardSchemaResolver(filterFormSchema),
    defaultValues: toFilterForm(filters, today),
  })
  const [period, from] = useWatch({ control: form.control, name: ['period', 'from'] })
  const { errors } = form.formState
  const apply = (next: Filters) => {
    onApply(next)
    onDismiss()
  }
  return (
    <Base.Root open modal onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner className={css.positioner} anchor={anchor} align="end" sideOffset={6} collisionPadding={8}>
          <Base.Popup className={css.popup} finalFocus={() => anchor} onClickCapture={ignoreSecondClick}>
            <Base.Title className={css.title}>Filters</Base.Title>
            <form
              className={css.form}
              method="dialog"
              noValidate
              onSubmit={form.handleSubmit((values) => apply(toFilters(values)))}
            >
              {fields
                .filter((field) => isUseful(field, filters))
                .map(({ name, label, options }) => (
                  <Fragment key={name}>
                    <Controller
                      control={form.control}
                      name={name === 'date' ? 'period' : name}
                      render={({ field }) => (
                        <Select
                          className={css.row ?? ''}
                          label={label}
                          value={field.value}
                          options={name === 'date' ? periodOptions : withAny(options)}
                          onValueChange={field.onChange}
                        />
                      )}
                    />
                    {name === 'date' && period === customPeriod && (
                      <div className={css.days}>
                        <TextField
                          label="First day"
                          type="date"
                          error={errors.from?.message}
                          {...form.register('from')}
                        />
                        <TextField
                          label="Last day"
                          type="date"
                          min={from}
                          error={errors.to?.message}
                          {...form.register('to')}
                        />
                      </div>
                    )}
                  </Fragment>
                ))}
              <div className={css.actions}>
                {hasFilters(filters) && (
                  <Button variant="secondary" onClick={() => apply(noFilters)}>
                    Clear filters
                  </Button>
                )}
                <Button type="submit">Apply</Button>
              </div>
            </form>
            {/* Last in the Tab order, so that the focus starts in the form. */}
            <Base.Close className={css.close} render={<IconButton size="small" label="Close" icon={<CloseIcon />} />} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
