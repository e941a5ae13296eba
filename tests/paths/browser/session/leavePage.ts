import type { LeaveRequested } from '#machines/messages.ts'
import type { TestContext } from '#tests/paths/browser/pageObject.ts'

/** A dialog covers the links and the buttons of the page, but the Back button of a browser still works. */
export const leavePage = ({ page }: TestContext, { request }: Omit<LeaveRequested, 'type'>): Promise<void> =>
  (request.type === 'signOut.requested'
    ? page.getByRole('button', { name: 'Sign out', includeHidden: true })
    : page.getByRole('link', { name: 'Users', exact: true, includeHidden: true })
  )
    .first()
    .dispatchEvent('click')
