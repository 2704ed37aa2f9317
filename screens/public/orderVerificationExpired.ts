import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'order-verification-expired',
  path: '/public/order/verification/expired',
  title: 'This link has expired',
  access: 'public',
  frame: 'public',
  assumes: 'The specification names the page without its text.',
  body: [
    {
      kind: 'text',
      text: 'The link in our message can no longer be used. If you still want to confirm or cancel your order, we will gladly help you.',
    },
    { kind: 'text', tone: 'info', text: 'Please contact customer service' },
  ],
  translations: {
    fr: {
      'This link has expired': 'Ce lien a expiré',
      'The link in our message can no longer be used. If you still want to confirm or cancel your order, we will gladly help you.':
        'Le lien de notre message ne peut plus être utilisé. Si vous souhaitez encore confirmer ou annuler votre commande, nous vous aiderons volontiers.',
      'Please contact customer service': 'Veuillez contacter le service client',
    },
    ar: {
      'This link has expired': 'انتهت صلاحية هذا الرابط',
      'The link in our message can no longer be used. If you still want to confirm or cancel your order, we will gladly help you.':
        'لم يعد من الممكن استخدام الرابط الموجود في رسالتنا. إذا كنت لا تزال ترغب في تأكيد طلبك أو إلغائه، فيسعدنا مساعدتك.',
      'Please contact customer service': 'يرجى الاتصال بخدمة العملاء',
    },
  },
})
