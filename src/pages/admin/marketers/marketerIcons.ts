import { stroke } from '#ui/layout/Icon.tsx'

export const MailIcon = /* @__PURE__ */ stroke('M3 5h14v10.5H3zM3.5 5.6 10 11l6.5-5.4')
export const UploadIcon = /* @__PURE__ */ stroke('M10 12.5V3M6 6.7l4-4 4 4M3.5 16.5h13')
