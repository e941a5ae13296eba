import { stroke } from '#ui/layout/Icon.tsx'

export const ArrowLeftIcon = /* @__PURE__ */ stroke('M16 10H4M9 5l-5 5 5 5')
export const ArrowRightIcon = /* @__PURE__ */ stroke('M4 10h12M11 5l5 5-5 5')
export const MinusIcon = /* @__PURE__ */ stroke('M4 10h12')
export const CameraIcon = /* @__PURE__ */ stroke(
  'M4 6h2.3l1.2-2h5l1.2 2H16a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 16 16H4a1.5 1.5 0 0 1-1.5-1.5v-7' +
    'A1.5 1.5 0 0 1 4 6ZM10 13.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Z',
)
export const ArrowUpIcon = /* @__PURE__ */ stroke('M10 16V4M5 9l5-5 5 5')
export const ArrowDownIcon = /* @__PURE__ */ stroke('M10 4v12M5 11l5 5 5-5')
