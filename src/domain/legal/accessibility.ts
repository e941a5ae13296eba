/** How the pages are checked for accessibility. The statement says it, and the journeys do it. */
export const accessibilityCheck = {
  /** The widths of window at which axe examines each page, in CSS pixels. */
  axeWidths: [360, 1280],
  /** The widths at which nothing may lie outside the window, in CSS pixels. */
  widths: [360, 768, 1280, 1920],
} as const
