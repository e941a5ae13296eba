import { checkCell } from '#tests/journeys/faults/cell.ts'
import { graphqlPlaces } from '#tests/journeys/faults/graphqlPlaces.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'

const placeOf = (name: string) => {
  const place = graphqlPlaces.find((each) => each.name === name)
  if (!place) throw new Error(`No place "${name}"`)
  return place
}
/** The matrix has this cell too: there the console passes as it is. */
const cell = { place: placeOf('deletes a marketer'), fault: 'drop' } as const
/** Shorter than the limit of the matrix: most of these checks wait for something that never comes. */
const timeout = 4_000

test.describe('the fault matrix fails if the console', () => {
  test('sends a failed write twice', async ({ page, stack }) => {
    await page.addInitScript(() => {
      const send = window.fetch
      window.fetch = (input, init) =>
        send(input, init).catch((error: unknown) => {
          if (!String(init?.body).includes('deleteMarketer')) throw error
          return send(input, init)
        })
    })
    await expect(checkCell(page, stack, cell, timeout)).rejects.toThrow('calls that the page sent')
  })

  test('shows one sentence for all errors', { tag: '@whole' }, async ({ page, stack }) => {
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      const script = await response.text()
      const body = script.replaceAll(/Network error\. [^'"`]+/g, 'Something went wrong.')
      await route.fulfill({ response, body })
    })
    await expect(checkCell(page, stack, cell, timeout)).rejects.toThrow(/Network error[^]*element\(s\) not found/)
  })

  test('closes a dialog when its change fails', { tag: '@whole' }, async ({ page, stack }) => {
    await page.addInitScript(() => {
      const cancel = () => {
        const dialog = document.querySelector('[role=alertdialog]:has([role=alert])')
        const buttons = [...(dialog?.querySelectorAll('button') ?? [])]
        buttons.find((button) => button.textContent === 'Cancel')?.click()
      }
      new MutationObserver(cancel).observe(document, { childList: true, subtree: true })
    })
    await expect(checkCell(page, stack, cell, timeout)).rejects.toThrow('element(s) not found')
  })

  test('keeps the sentence of the first call after the second', { tag: '@whole' }, async ({ page, stack }) => {
    await page.addInitScript(() => {
      const keep = () => {
        const alert = document.querySelector('[role=alertdialog] [role=alert]:not(.kept *)')
        if (!alert || document.querySelector('.kept')) return
        const kept = document.createElement('div')
        kept.className = 'kept'
        kept.setAttribute('role', 'alertdialog')
        kept.append(alert.cloneNode(true))
        document.body.append(kept)
      }
      new MutationObserver(keep).observe(document, { childList: true, subtree: true })
    })
    await expect(checkCell(page, stack, cell, timeout)).rejects.toThrow('toBeHidden')
  })
})
