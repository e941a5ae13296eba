import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { hasFilters, noFilters, toggleValue, valuesOf } from '#domain/lists/filters.ts'
import { selectFilters } from '#machines/lists/listPage.selectors.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectFilterOptions } from '#machines/lists/pagedList.selectors.ts'
import { PeriodChoice } from '#pages/admin/lists/filters/PeriodChoice.tsx'
import type { ListPageActor } from '#pages/admin/lists/listProps.ts'
import { Choice, ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { ClearFilters } from '#ui/controls/ClearFilters.tsx'
import { LazyPopover } from '#ui/overlays/lazyOverlays.ts'

interface FilterChoicesProps {
  page: ListPageActor
  list: ActorRefFrom<typeof pagedListMachine>
  anchor: HTMLElement
  onDismiss: () => void
}

/** The filters of a list below their button. Each choice applies at once. */
export function FilterChoices({ page, list, anchor, onDismiss }: FilterChoicesProps) {
  const { fields, filters, today } = useSelector(page, selectFilters, shallowEqual)
  const { kind, tab } = useSelector(page, ({ context }) => context)
  const choices = useSelector(
    list,
    (snapshot) => selectFilterOptions(snapshot, fields, tab === kind.tabs[0].tab),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  )
  const choose = (next: typeof filters) => page.send({ type: 'query.chosen', choice: { filters: next } })
  return (
    <LazyPopover
      anchor={anchor}
      title="Filters"
      onDismiss={onDismiss}
      actions={hasFilters(filters) && <ClearFilters onClear={() => choose(noFilters)} />}
    >
      {choices.map(({ name, label, options }) =>
        name === 'date' ? (
          <PeriodChoice key={name} label={label} {...{ filters, today, choose }} />
        ) : (
          (options.length > 1 || filters[name] !== undefined) && (
            <ChoiceGroup key={name} legend={label} scrolls={options.length > 10}>
              {options.map((option) => (
                <Choice
                  key={option.value}
                  type="checkbox"
                  checked={valuesOf(filters[name]).includes(option.value)}
                  onChange={() => choose(toggleValue(filters, name, option.value))}
                >
                  <span>{option.label}</span>
                </Choice>
              ))}
            </ChoiceGroup>
          )
        ),
      )}
    </LazyPopover>
  )
}
