import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { holdRequests } from '#tests/journeys/support/timing.ts'
import { adminEmail } from '#tests/support/stack.ts'
import { spread } from '#tests/journeys/support/spread.ts'

const scripts = /\/assets\/[^/]*\.js$/

/** What extensions do to a page that they know. */
const changes = {
  'an element behind the field': () => document.querySelector('input')?.after(document.createElement('vault-icon')),
  'a field before the form': () => {
    const field = document.createElement('input')
    field.value = 'vault'
    document.querySelector('form')?.before(field)
  },
  'an element first in the page': () => document.getElementById('root')?.prepend(document.createElement('div')),
  'another parent of the field': () => {
    const field = document.querySelector('input')
    const wrapper = document.createElement('vault-field')
    field?.before(wrapper)
    wrapper.append(field ?? '')
  },
  'an attribute on every element': () =>
    document.querySelectorAll('#root, #root *').forEach((element) => element.setAttribute('data-vault', '1')),
}

/** The build of the journeys warns that React has rendered the page again. */
test.afterEach(({ consoleProblems }) => {
  expect(consoleProblems.filter((problem) => !problem.includes('Minified React error #418'))).toEqual([])
  consoleProblems.length = 0
})

for (const [change, apply] of spread(Object.entries(changes), 5, 3)) {
  test(`a form to which an extension adds ${change} / keeps what was typed`, async ({ page }) => {
    const release = await holdRequests(page, scripts)
    await page.goto('/sign-up', { waitUntil: 'commit' })
    await page.getByLabel('Full Name').fill('Ngozi Eze')
    await page.getByLabel('Email').fill('ngozi')
    await page.evaluate(apply)
    await page.getByLabel('Phone Number').pressSequentially('0803')
    release()
    await page.waitForFunction(() => !('pendingPress' in window))
    await expect(page.getByLabel('Phone Number')).toBeFocused()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Full Name')).toHaveValue('Ngozi Eze')
    await expect(page.getByLabel('Email')).toHaveValue('ngozi')
    await expect(page.getByLabel('Phone Number')).toHaveValue('0803')
  })
}

test('an email sent from a changed page before it is ready / is sent when it is ready', async ({ page }) => {
  const release = await holdRequests(page, scripts)
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(adminEmail)
  await page.evaluate(changes['an element behind the field'])
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
})
