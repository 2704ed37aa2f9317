import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/oms/public/order/verification',
  calls: {
    publicOrder: { get: '/{token}', one: 'publicOrder', public: true },
    confirmPublicOrder: { post: '/{token}/confirm', public: true },
    cancelPublicOrder: { post: '/{token}/cancel', public: true },
  },
})
