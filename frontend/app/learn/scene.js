/* A scene of a lesson: orders drafted on a view made by hand. Nothing is played and the server is not asked; the lesson
 * says when it is done. */

/** One scene of a chapter. */
export function scene({ face, scene: lesson }, paint) {
  const begin = () => face.draft(lesson.view(), 0);
  const self = {
    face, lesson, draft: begin(),
    get praise() { return lesson.done(self.draft); },
    send(act) {
      self.draft = face.reduce(self.draft, act, self.draft.view.legal ?? null);
      paint();
    },
    undo: () => self.send({ type: 'undo' }),
    again() {
      self.draft = begin();
      paint();
    },
  };
  return self;
}
