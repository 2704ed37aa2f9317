import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/oms/public/order/verification',
  calls: {
    publicOrder: { get: '/{token}', one: 'publicOrder' },
    confirmPublicOrder: { post: '/{token}/confirm' },
    cancelPublicOrder: { post: '/{token}/cancel' },
  },
})
