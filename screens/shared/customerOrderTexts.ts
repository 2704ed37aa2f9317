/** What a customer reads about an order, in French and Arabic (spec 2 §8), by the English text. */
export const french = {
  'Your order': 'Votre commande',
  'Your order is confirmed. Thank you.': 'Votre commande est confirmée. Merci.',
  'We are preparing order {order.orderNr} and will send it soon.':
    'Nous préparons la commande {order.orderNr} et vous l’enverrons bientôt.',
  'Your order is cancelled.': 'Votre commande est annulée.',
  'Order {order.orderNr} will not be sent, and nothing has to be paid.':
    'La commande {order.orderNr} ne sera pas envoyée et vous n’avez rien à payer.',
  'This action has already been performed. Thank you.': 'Cette action a déjà été effectuée. Merci.',
  'Something went wrong': 'Un problème est survenu',
  'Please contact customer service': 'Veuillez contacter le service client',
  'Hello {order.customerName},': 'Bonjour {order.customerName},',
  'please check your order and tell us whether we may send it.':
    'veuillez vérifier votre commande et nous dire si nous pouvons l’envoyer.',
  'Order number': 'Numéro de commande',
  'Phone number': 'Numéro de téléphone',
  'Shipping address': 'Adresse de livraison',
  'Order items': 'Articles commandés',
  Item: 'Article',
  Quantity: 'Quantité',
  Price: 'Prix',
  Total: 'Total',
  Confirm: 'Confirmer',
  'Confirm this order?': 'Confirmer cette commande ?',
  'We send it to the address above.': 'Nous l’envoyons à l’adresse ci-dessus.',
  'Cancel Order': 'Annuler la commande',
  'Cancel this order?': 'Annuler cette commande ?',
  'It is not sent. This cannot be taken back.': 'Elle ne sera pas envoyée. Cette décision est définitive.',
  Yes: 'Oui',
  No: 'Non',
} as const

export const arabic: Readonly<Record<keyof typeof french, string>> = {
  'Your order': 'طلبك',
  'Your order is confirmed. Thank you.': 'تم تأكيد طلبك. شكرًا لك.',
  'We are preparing order {order.orderNr} and will send it soon.':
    'نقوم بتجهيز الطلب {order.orderNr} وسنرسله قريبًا.',
  'Your order is cancelled.': 'تم إلغاء طلبك.',
  'Order {order.orderNr} will not be sent, and nothing has to be paid.':
    'لن يتم إرسال الطلب {order.orderNr}، ولا يلزمك دفع أي مبلغ.',
  'This action has already been performed. Thank you.': 'لقد تم تنفيذ هذا الإجراء من قبل. شكرًا لك.',
  'Something went wrong': 'حدث خطأ ما',
  'Please contact customer service': 'يرجى الاتصال بخدمة العملاء',
  'Hello {order.customerName},': 'مرحبًا {order.customerName}،',
  'please check your order and tell us whether we may send it.':
    'يرجى مراجعة طلبك وإخبارنا إن كان بإمكاننا إرساله.',
  'Order number': 'رقم الطلب',
  'Phone number': 'رقم الهاتف',
  'Shipping address': 'عنوان الشحن',
  'Order items': 'المنتجات المطلوبة',
  Item: 'المنتج',
  Quantity: 'الكمية',
  Price: 'السعر',
  Total: 'الإجمالي',
  Confirm: 'تأكيد',
  'Confirm this order?': 'هل تريد تأكيد هذا الطلب؟',
  'We send it to the address above.': 'سنرسله إلى العنوان المذكور أعلاه.',
  'Cancel Order': 'إلغاء الطلب',
  'Cancel this order?': 'هل تريد إلغاء هذا الطلب؟',
  'It is not sent. This cannot be taken back.': 'لن يتم إرساله. لا يمكن التراجع عن ذلك.',
  Yes: 'نعم',
  No: 'لا',
}
