/* Built by `make vendor` from package-lock.json. Licences: LICENSES.txt */
export { BufferGeometry, CanvasTexture, DoubleSide, Float32BufferAttribute, Group, LineBasicMaterial, LineSegments, Mesh,
MeshBasicMaterial, PerspectiveCamera, Plane, Points, PointsMaterial, Raycaster, Scene, Sprite, SpriteMaterial, SRGBColorSpace,
Vector2, Vector3, WebGLRenderer } from 'three';
export { OrbitControls } from 'three/addons/controls/OrbitControls.js';
