const approvals = (page: ParentNode): HTMLInputElement[] => [
  ...page.querySelectorAll<HTMLInputElement>('[data-approved]'),
]
const comments = (page: ParentNode): HTMLTextAreaElement[] => [...page.querySelectorAll('textarea')]

/** How far the review is: `2 of 60 charts approved, 1 comment`. */
export const progressText = (page: ParentNode): string => {
  const boxes = approvals(page)
  const written = comments(page).filter(({ value }) => value.trim() !== '').length
  const approved = boxes.filter(({ checked }) => checked).length
  return `${approved} of ${boxes.length} charts approved, ${written} ${written === 1 ? 'comment' : 'comments'}`
}

/** Writes the answers into the markup, so that a copy of the markup has them. */
export const writeAnswers = (page: ParentNode): void => {
  for (const box of approvals(page)) box.toggleAttribute('checked', box.checked)
  for (const comment of comments(page)) comment.textContent = comment.value
}

/** The name of the file of a page, such as `review.html`. */
export const fileNameOf = (path: string): string => decodeURIComponent(path.split('/').at(-1) ?? '') || 'review.html'
